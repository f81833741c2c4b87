import { scheduleJob } from '#shared/jobs'
import { sweepContractPapers } from '#contracts/actions/papers/sweep_papers'

scheduleJob('contracts.sweep_papers', 3600, async () => void (await sweepContractPapers()))
