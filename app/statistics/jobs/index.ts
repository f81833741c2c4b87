import { scheduleJob } from '#shared/jobs'
import { splitPapers } from '#statistics/actions/split_papers'
import { sumUpSales } from '#statistics/actions/sum_up_sales'

scheduleJob('statistics.sum_up_sales', 60, sumUpSales)
scheduleJob('statistics.split_papers', 30, async () => void (await splitPapers()))
