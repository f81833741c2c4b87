import { SignInLinkSchema } from '#database/schema'

export type LinkPurpose = 'activation' | 'reset'

export default class SignInLink extends SignInLinkSchema {
  declare purpose: LinkPurpose
}
