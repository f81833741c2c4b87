/* A process of its own, so that nothing but HTTP connects it to the shop. */
import { OutsideProvider } from './provider.ts'

const { ISSUER, CLIENT_ID, CLIENT_SECRET } = process.env as Record<string, string>
const provider = new OutsideProvider({
  issuer: ISSUER!,
  clientId: CLIENT_ID!,
  clientSecret: CLIENT_SECRET!,
})
await provider.listen(Number(new URL(ISSUER!).port))
process.send?.('ready')
process.once('disconnect', () => process.exit())
