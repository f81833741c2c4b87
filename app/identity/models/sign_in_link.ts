import { SignInLinkSchema } from '#database/schema'

export type LinkPurpose = 'activation' | 'reset'

/** A mailed link that lets the owner of an address choose a password once. */
export default class SignInLink extends SignInLinkSchema {
  declare purpose: LinkPurpose
}
