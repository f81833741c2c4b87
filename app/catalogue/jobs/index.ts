import { scheduleJob } from '#shared/jobs'
import { publishDueDrafts } from '#catalogue/actions/drafts/publish_due_drafts'

scheduleJob('catalogue.publish_drafts', 5, publishDueDrafts)
