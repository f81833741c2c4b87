import { scheduleJob } from '#shared/jobs'
import { sweepMarks } from '#desk/actions/sweep_marks'

scheduleJob('desk.sweep_marks', 86_400, sweepMarks)
