import { execFileSync, fork } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Machine } from './machine.ts'

const STAFF_PORT = 9000
const INBOX_PORT = 1080
const CLIENT = { id: 'kontor', secret: 'given by the provider' }
const CERTIFICATES = '/etc/nginx/certificates'

export const SHOP_URL = 'https://shop.example'
/** Business days of the calendar in docs/catalogue_import.md. */
export const DAYS = ['01', '02', '03', '04', '05', '08', '09', '10', '11', '12'].map(
  (day) => `2025-09-${day}`
)

/** What an operator has around the shop: a mail server, a sign-in provider of staff. They end with this process. */
export function startSurroundings(inbox: string): void {
  const mail = { SMTP_PORT: '25', INBOX_PORT: String(INBOX_PORT), INBOX_DIRECTORY: inbox }
  run('bin/mail_inbox.ts', mail)
  run('sandbox/staff_sign_in/main.ts', {
    ...{ PORT: String(STAFF_PORT), CLIENT_ID: CLIENT.id, CLIENT_SECRET: CLIENT.secret },
    REDIRECT_URI: `${SHOP_URL}/internalUserRegistration`,
  })
}

const run = (program: string, env: NodeJS.ProcessEnv) =>
  fork(program, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })

/** A certificate that no authority knows; answers it. */
export function makeCertificate(machine: Machine): string {
  const folder = machine.at(CERTIFICATES)
  mkdirSync(folder, { recursive: true })
  const [certificate, key] = [join(folder, 'shop.crt'), join(folder, 'shop.key')]
  const what = [
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '60',
    '-subj',
    '/CN=shop.example',
  ]
  const names = ['-addext', 'subjectAltName=DNS:shop.example']
  const files = ['-out', certificate, '-keyout', key]
  execFileSync('openssl', ['req', ...what, ...names, ...files], { stdio: 'ignore' })
  return readFileSync(certificate, 'utf8')
}

/** What is typed into the settings; all else stays as the shop brings it. */
export function editSettings(machine: Machine): void {
  const lines = [
    'LOG_LEVEL=warn',
    `STAFF_OIDC_ISSUER=http://localhost:${STAFF_PORT}`,
    `STAFF_OIDC_CLIENT_ID=${CLIENT.id}`,
    `STAFF_OIDC_CLIENT_SECRET="${CLIENT.secret}"`,
    `NODE_EXTRA_CA_CERTS=${CERTIFICATES}/shop.crt`,
  ]
  appendFileSync(machine.at('/etc/kontor/kontor.env'), `${lines.join('\n')}\n`)
}

/** The example of docs/catalogue_import.md, its files of two weeks, and what publishes it. */
export function layIncoming(machine: Machine): void {
  const folder = machine.at('/srv/incoming')
  mkdirSync(join(folder, 'trades'), { recursive: true })
  const guide = readFileSync('docs/catalogue_import.md', 'utf8')
  const example = guide.match(/^ {4}\{\n {6}"venues"[^]*?^ {4}\}$/m)
  if (!example) throw new Error('docs/catalogue_import.md has no example any more')
  writeFileSync(join(folder, 'catalogue.json'), example[0])
  writeFileSync(join(folder, 'publish.csv'), 'code,visible\nnor_trades,true\n')
  for (const day of DAYS) {
    const rows = [1, 2, 3].map((n) => `${day},DE000KTR000${n},${n}.5,100`)
    const content = gzipSync(['trade_date,isin,price,size', ...rows, ''].join('\n'))
    writeFileSync(join(folder, 'trades', `trades_${day.replaceAll('-', '')}.csv.gz`), content)
  }
}

type Mail = { subject: string; text: string; to: { address: string }[] }

/** What has come to somebody. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`http://localhost:${INBOX_PORT}/api/email`)
  const mails = (await answer.json()) as Mail[]
  return mails.filter(({ to }) => to.some((one) => one.address === address))
}
