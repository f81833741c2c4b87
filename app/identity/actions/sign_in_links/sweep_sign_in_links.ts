import SignInLink from '#identity/models/sign_in_link'
import { clock } from '#shared/clock'

export async function sweepSignInLinks(): Promise<void> {
  await SignInLink.query()
    .where('expiresAt', '<', clock.now().minus({ days: 30 }).toJSDate())
    .delete()
}
