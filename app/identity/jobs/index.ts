import '#identity/jobs/mail_sign_in_link'
import '#identity/jobs/register_customer'
import { sweepPendingRequests } from '#identity/actions/pending_requests'
import { sweepSignIns } from '#identity/actions/sessions/record_sign_in'
import { sweepOpenRecords } from '#identity/actions/staff/open_record'
import { sumUpUserTallies } from '#identity/actions/sum_up_user_tallies'
import { sweepEmailCodes } from '#identity/actions/emails/sweep_email_codes'
import { sweepSignInLinks } from '#identity/actions/sign_in_links/sweep_sign_in_links'
import { sweepProviderRecords } from '#identity/gateways/embedded_provider/sweep'
import { sweepTokens } from '#identity/gateways/provider_tokens'
import { sweepWakes } from '#identity/gateways/session_wakes'
import { scheduleJob } from '#shared/jobs'

scheduleJob('identity.sum_up_user_tallies', 60, sumUpUserTallies)
scheduleJob('identity.sweep_provider_records', 15 * 60, sweepProviderRecords)
scheduleJob('identity.sweep_open_records', 60 * 60, sweepOpenRecords)
scheduleJob('identity.sweep_sign_in_links', 24 * 60 * 60, sweepSignInLinks)
scheduleJob('identity.sweep_tokens', 60 * 60, sweepTokens)
scheduleJob('identity.sweep_wakes', 60 * 60, sweepWakes)
scheduleJob('identity.sweep_sign_ins', 24 * 60 * 60, sweepSignIns)
scheduleJob('identity.sweep_email_codes', 24 * 60 * 60, sweepEmailCodes)
scheduleJob('identity.sweep_pending_requests', 24 * 60 * 60, sweepPendingRequests)
