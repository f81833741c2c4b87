import env from '#start/env'

type Failure = 'kill' | 'throw'
type Armed = { name: string; nth: number; failure: Failure }

const armed = env.get('NODE_ENV') === 'production' ? null : read(process.env.FAILPOINT)
let passed = 0

/** Tests only: `FAILPOINT=name[:nth]:kill|throw`, counted from 1. Never active in production. */
export async function failpoint(name: string): Promise<void> {
  if (armed === null || armed.name !== name || ++passed !== armed.nth) return
  if (armed.failure === 'kill') process.kill(process.pid, 'SIGKILL')
  throw new Error(`Failpoint ${name}`)
}

function read(setting: string | undefined): Armed | null {
  if (!setting) return null
  const parts = /^([\w.]+)(?::(\d+))?:(kill|throw)$/.exec(setting)
  if (!parts) throw new Error(`FAILPOINT is not name[:nth]:kill|throw but ${setting}`)
  return { name: parts[1]!, nth: Number(parts[2] ?? 1), failure: parts[3] as Failure }
}
