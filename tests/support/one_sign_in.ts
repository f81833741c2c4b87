import app from '@adonisjs/core/services/app'

/**
 * Lets all requests of tests that are sent as somebody share one client of the sign-in. The library's
 * plugin makes one for each, with an HTTP context whose keys are derived anew.
 */
export async function shareSignIn(): Promise<void> {
  const manager = await app.container.make('auth.manager')
  const client = manager.createAuthenticatorClient()
  manager.createAuthenticatorClient = () => client
}
