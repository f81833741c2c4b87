import { scheduleJob } from '#shared/jobs'
import { forgetStrangers } from '#delivery/actions/ledger/forget_strangers'
import { remindOfWindows } from '#delivery/actions/remind_of_windows'
import { rotateOldKey } from '#delivery/actions/manifest/rotate_old_key'
import { sweepAccesses } from '#delivery/actions/ledger/sweep_accesses'
import { sweepClaims } from '#delivery/actions/claims/sweep_claims'
import { sweepFetchTokens } from '#delivery/actions/fetch_tokens/sweep_fetch_tokens'
import { sweepManifests } from '#delivery/actions/manifest/sweep_manifests'
import { sweepTasks } from '#delivery/actions/tasks/sweep_tasks'

import '#delivery/jobs/run_task'
import '#delivery/jobs/sign_manifest'

const TASKS_EVERY_SECONDS = 3
const CLAIMS_EVERY_SECONDS = 30

scheduleJob('delivery.sweep_tasks', TASKS_EVERY_SECONDS, sweepTasks)
scheduleJob('delivery.sweep_claims', CLAIMS_EVERY_SECONDS, sweepClaims)
scheduleJob('delivery.sweep_manifests', 60, sweepManifests)
scheduleJob('delivery.rotate_signing_key', 3600, rotateOldKey)
scheduleJob('delivery.sweep_accesses', 600, sweepAccesses)
scheduleJob('delivery.forget_strangers', 3600, forgetStrangers)
scheduleJob('delivery.sweep_fetch_tokens', 3600, sweepFetchTokens)
scheduleJob('delivery.remind_of_windows', 1800, remindOfWindows)
