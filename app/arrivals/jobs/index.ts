import { scheduleJob } from '#shared/jobs'
import { followDays } from '#arrivals/actions/follow_days'

scheduleJob('arrivals.follow_days', 20, followDays)
