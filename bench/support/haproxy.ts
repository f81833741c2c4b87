import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withPlaces, type Place } from './deploy_file.ts'
import type { TlsProxy, TlsSetup } from './tls_proxy.ts'
import { untilOpen } from './until_open.ts'

const program = process.env.HAPROXY ?? 'haproxy'

/** What the HAProxy of this machine calls itself, such as `HAProxy 2.6.12`: in the path or where HAPROXY says. */
export const haproxyVersion = (): string | null =>
  spawnSync(program, ['-v'], { encoding: 'utf8' }).stdout?.match(
    /HAProxy version (\d[\d.]*)/
  )?.[1] ?? null

/** HAProxy with `deploy/haproxy/kontor.cfg` as it stands, but for addresses and places of this machine. */
export async function startHaproxy(setup: TlsSetup): Promise<TlsProxy> {
  const { directory, port, certificate } = setup
  mkdirSync(directory)
  const pem = join(directory, 'shop.pem')
  writeFileSync(
    pem,
    [certificate.certificate, certificate.key].map((path) => readFileSync(path)).join('')
  )
  const config = join(directory, 'haproxy.cfg')
  writeFileSync(config, fileFor(setup, pem))
  const tested = spawnSync(program, ['-c', '-f', config], { encoding: 'utf8' })
  if (tested.status !== 0) throw new Error(tested.stderr)
  const haproxy = spawn(program, ['-db', '-f', config], { stdio: 'inherit' })
  await untilOpen(port, 'HAProxy')
  return {
    url: `https://localhost:${port}`,
    stop: async () => {
      const ended = once(haproxy, 'exit')
      haproxy.kill('SIGTERM')
      await ended
    },
  }
}

function fileFor({ port, plainPort, shops }: TlsSetup, pem: string): string {
  const places: Place[] = [
    [/bind :80\b/, () => `bind 127.0.0.1:${plainPort}`],
    [/bind :443\b/, () => `bind 127.0.0.1:${port}`],
    [/\/etc\/haproxy\/certificates\/shop\.pem/, () => pem],
    [/127\.0\.0\.1:8080/g, () => shops[0]!],
    [/127\.0\.0\.1:8081/g, () => shops[1]!],
  ]
  return withPlaces('deploy/haproxy/kontor.cfg', places)
}
