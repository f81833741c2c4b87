/* The demo staff provider: stands in for the operator's corporate sign-in. Not for production. */
import { createStaffSignIn } from './server.ts'

const required = (name: string) => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing`)
  return value
}

const port = Number(required('PORT'))
const redirectUri = required('REDIRECT_URI')
const server = await createStaffSignIn({
  issuer: `http://localhost:${port}`,
  clientId: required('CLIENT_ID'),
  clientSecret: required('CLIENT_SECRET'),
  redirectUri,
  postLogoutRedirectUri:
    process.env.POST_LOGOUT_REDIRECT_URI ?? new URL('/logout', redirectUri).href,
})
server.listen(port, 'localhost')

const end = () => {
  server.closeAllConnections()
  server.close(() => process.exit(0))
}
process.once('SIGTERM', end)
process.once('SIGINT', end)
process.once('disconnect', end)
