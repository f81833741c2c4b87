import { scheduleJob } from '#shared/jobs'
import { publishDueDrafts } from '#catalogue/actions/drafts/publish_due_drafts'
import { sweepOfferedFiles } from '#catalogue/actions/offered_files/sweep_files'

scheduleJob('catalogue.publish_drafts', 5, publishDueDrafts)
scheduleJob('catalogue.sweep_files', 3600, async () => void (await sweepOfferedFiles()))
