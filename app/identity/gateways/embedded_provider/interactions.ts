import { errors } from 'oidc-provider'
import type { HttpContext } from '@adonisjs/core/http'
import identity from '#config/identity'
import { strengthOf, type Proof } from '#identity/domain/sign_in_strength'
import { embeddedProvider } from '#identity/gateways/embedded_provider/index'

/** Whether this browser has the open sign-in with this id; it may be over or belong to another one. */
export async function hasOpenSignIn(ctx: HttpContext, uid: string): Promise<boolean> {
  if (!identity.providers.customers.embedded) return false
  const provider = await embeddedProvider()
  try {
    const interaction = await provider.interactionDetails(
      ctx.request.request,
      ctx.response.response
    )
    return interaction.uid === uid
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return false
    throw error
  }
}

/** Tells the provider who signed in, and by what, and answers the address where it goes on. */
export async function finishSignIn(
  ctx: HttpContext,
  subject: string,
  proofs: readonly Proof[]
): Promise<string> {
  const provider = await embeddedProvider()
  return provider.interactionResult(
    ctx.request.request,
    ctx.response.response,
    { login: { accountId: subject, ...strengthOf(proofs), remember: false } },
    { mergeWithLastSubmission: false }
  )
}
