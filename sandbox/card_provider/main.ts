/* The stand-in for the card provider: no money moves here. Not for production. */
import { startCardProvider } from './server.ts'

const required = (name: string) => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing`)
  return value
}

const { stop } = await startCardProvider(Number(required('PORT')), {
  publicKey: required('PUBLIC_KEY'),
  privateKey: required('PRIVATE_KEY'),
  ledgerFile: required('LEDGER_FILE'),
  notificationUrl: process.env.NOTIFICATION_URL,
})

const end = () => void stop().then(() => process.exit(0))
process.once('SIGTERM', end)
process.once('SIGINT', end)
process.once('disconnect', end)
