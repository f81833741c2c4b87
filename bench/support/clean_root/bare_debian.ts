import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serverCommands } from './runbook.ts'
import type { Steps } from './steps.ts'

const { SUITE = 'trixie', MIRROR = 'http://deb.debian.org/debian' } = process.env
/** A machine that is only being made starts no services. */
const STARTS_NOTHING = '#!/bin/sh\nexit 101\n'
const ENVIRONMENT = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive' }

/** A bare Debian with what the runbook installs first: kept, for that comes from the network. */
export async function bareDebian(folder: string, steps: Steps): Promise<string> {
  const install = `${serverCommands()[0]} --yes`
  if (process.env.FRESH) rmSync(folder, { recursive: true, force: true })
  if (existsSync(folder)) {
    await steps.take('debootstrap, apt-get install', async () => 'kept from an earlier run')
    return folder
  }
  const half = `${folder}.new`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(dirname(half), { recursive: true })
  const quiet = { env: ENVIRONMENT, stdio: ['ignore', 'ignore', 'inherit'] as const }
  await steps.take(`debootstrap ${SUITE}`, async () => {
    execFileSync('debootstrap', ['--variant=minbase', SUITE, half, MIRROR], {
      ...quiet,
      stdio: [...quiet.stdio],
    })
    writeFileSync(join(half, 'usr/sbin/policy-rc.d'), STARTS_NOTHING, { mode: 0o755 })
    writeFileSync(join(half, 'etc/hosts'), '127.0.0.1 localhost shop.example\n')
  })
  await steps.take(install, async () => {
    execFileSync('chroot', [half, 'sh', '-ec', install], { ...quiet, stdio: [...quiet.stdio] })
    execFileSync('chroot', [half, 'apt-get', 'clean'], { ...quiet, stdio: [...quiet.stdio] })
  })
  renameSync(half, folder)
  return folder
}
