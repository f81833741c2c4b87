import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withPlaces, type Place } from './deploy_file.ts'
import { runNginx } from './nginx.ts'

export type TlsSetup = {
  port: number
  plainPort: number
  /** Where web processes answer, `127.0.0.1:8080`. */
  shops: string[]
  certificate: Certificate
  /** An empty folder of its own is made there. */
  directory: string
  /** Where the README's place for downloads finds the storage; without it that place is left out. */
  data?: string
}

export type TlsProxy = { url: string; stop(): Promise<void> }

export type Certificate = { certificate: string; key: string }

/** One for this machine's own name, by openssl, which comes with nginx. */
export function makeCertificate(directory: string): Certificate {
  mkdirSync(directory)
  const [certificate, key] = [join(directory, 'shop.crt'), join(directory, 'shop.key')]
  const what = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  const names = ['-addext', 'subjectAltName=DNS:localhost']
  const files = ['-out', certificate, '-keyout', key]
  execFileSync('openssl', ['req', ...what, ...names, ...files], { stdio: 'ignore' })
  return { certificate, key }
}

/** nginx with `deploy/nginx/kontor.conf` as it stands, but for names, addresses and places of this machine. */
export async function startTlsProxy(setup: TlsSetup): Promise<TlsProxy> {
  const { directory, port } = setup
  mkdirSync(join(directory, 'temporary'), { recursive: true })
  writeFileSync(join(directory, 'kontor.conf'), fileFor(setup))
  writeFileSync(join(directory, 'nginx.conf'), aroundIt(directory))
  return { url: `https://localhost:${port}`, ...(await runNginx(directory, port)) }
}

function fileFor({ port, plainPort, shops, certificate, data }: TlsSetup): string {
  const servers = (rest: string) => shops.map((shop) => `server ${shop}${rest};`).join('\n  ')
  const places: Place[] = [
    [/server web:8080([^;]*);/, (_, rest) => servers(rest!)],
    [/listen 80;/, () => `listen 127.0.0.1:${plainPort};`],
    [/listen 443 /, () => `listen 127.0.0.1:${port} `],
    [/\/etc\/nginx\/certificates\/shop\.crt/, () => certificate.certificate],
    [/\/etc\/nginx\/certificates\/shop\.key/, () => certificate.key],
    [/shop\.example/g, () => 'localhost'],
  ]
  if (data) places.push([/(?=\n {2}location \/ )/, () => placeOfDownloads(data)])
  return withPlaces('deploy/nginx/kontor.conf', places)
}

/** As the README shows it. */
function placeOfDownloads(data: string): string {
  const shown = readFileSync('README.md', 'utf8').match(/^location \/_kontor_files\/ \{.*?^\}/ms)
  return `\n${shown![0].replace('<DATA_DIRECTORY>', data)}\n`
}

function aroundIt(directory: string): string {
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${directory}/temporary/${name};`)
    .join(' ')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `
    ${user} worker_processes 1; pid ${directory}/nginx.pid;
    events { worker_connections 1024; }
    http { include ${directory}/kontor.conf; access_log ${directory}/access.log; ${kept} }`
}
