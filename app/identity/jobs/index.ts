import { sweepProviderRecords } from '#identity/gateways/embedded_provider/sweep'
import { scheduleJob } from '#shared/jobs'

scheduleJob('identity.sweep_provider_records', 15 * 60, sweepProviderRecords)
