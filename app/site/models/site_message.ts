import { SiteMessageSchema } from '#database/schema'
import type { Locale } from '#shared/i18n'
import type { envTypeOf, MessageKind } from '#site/domain/message'

export default class SiteMessage extends SiteMessageSchema {
  declare kind: MessageKind
  declare locale: Locale
  declare envType: ReturnType<typeof envTypeOf>
}
