import { connect } from 'node:tls'
import env from '#start/env'
import { appUrl, isOnTls } from '#config/app'
import { doubtful, ill, well, type Examination, type Finding } from '#shared/examining'

const DAY_MS = 86_400_000
const RENEWED_BEFORE_DAYS = 14

/** Whether the shop answers where people are told that it is. Fails before the first start. */
export const address: Examination = {
  name: 'address',
  todo: 'Start the web process, and let the proxy hand APP_URL on to HOST and PORT.',
  async look() {
    const answer = await fetch(`${appUrl}/health/live`, { signal: AbortSignal.timeout(5_000) })
    const { live } = (await answer.json()) as { live?: boolean }
    return live === true
      ? well(`${appUrl} is this shop`)
      : ill(`${appUrl} is something else (${answer.status})`, 'Check APP_URL and the proxy.')
  },
}

/** `ca` is who is believed instead of the authorities that everybody knows. */
export const certificateAt = (url: string, isExpected: boolean, ca?: string): Examination => ({
  name: 'TLS',
  todo: 'Check the certificate of the proxy: name, chain, time.',
  async look() {
    if (!isExpected) {
      return doubtful('APP_URL does not begin with https:', 'Put a TLS-terminating proxy in front.')
    }
    const { hostname, port } = new URL(url)
    return judgeEnd(await endOfCertificate({ host: hostname, port: Number(port || 443), ca }))
  },
})

export const certificate = certificateAt(appUrl, isOnTls)

export function judgeEnd(end: Date): Finding {
  const days = Math.floor((end.getTime() - Date.now()) / DAY_MS)
  const words = `the certificate holds ${days} more days`
  return days < RENEWED_BEFORE_DAYS ? doubtful(words, 'Renew it.') : well(words)
}

type Place = { host: string; port: number; ca?: string }

const endOfCertificate = (place: Place): Promise<Date> =>
  new Promise((resolve, reject) => {
    const socket = connect({ ...place, servername: place.host }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to))
      socket.destroy()
    })
    socket.once('error', reject)
  })

export const proxies: Examination = {
  name: 'proxy',
  todo: 'Set TRUSTED_PROXIES.',
  look: async () => judgeProxies(isOnTls, env.get('TRUSTED_PROXIES')),
}

/** Without any every visitor has the proxy's address, and limits count all of them as one. */
export const judgeProxies = (isBehindOne: boolean, trusted: string | undefined): Finding =>
  isBehindOne && !trusted
    ? ill('nobody is believed who a visitor is', 'Name the proxy in TRUSTED_PROXIES.')
    : well('addresses of visitors are known')

export const keptInMemory: Examination = {
  name: 'sessions',
  todo: '',
  look: async () =>
    env.get('SESSION_DRIVER') === 'memory' || env.get('LIMITER_STORE') === 'memory'
      ? doubtful(
          'sessions or limits are kept in the memory of one process',
          'Set SESSION_DRIVER and LIMITER_STORE to `database`.'
        )
      : well('kept in the database'),
}
