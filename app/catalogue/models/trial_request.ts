import { TrialRequestSchema } from '#database/schema'
import type { Locale } from '#shared/i18n'
import type { TrialKind } from '#catalogue/domain/trial_request'

export default class TrialRequest extends TrialRequestSchema {
  declare kind: TrialKind
  declare locale: Locale
}
