import { scheduleJob } from '#shared/jobs'
import { sumUpSales } from '#statistics/actions/sum_up_sales'

scheduleJob('statistics.sum_up_sales', 60, sumUpSales)
