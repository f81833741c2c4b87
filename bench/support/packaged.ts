import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../../bin/support/paths.ts'

const { MIRROR = 'http://deb.debian.org/debian' } = process.env

/**
 * What starts a program of another Debian than this machine's, `trixie`, with the libraries that came with it. It asks for
 * root and debootstrap, and is kept in tmp/packaged.
 */
export function programOf(suite: string, name: string, path: string): string[] {
  const folder = join(ROOT, 'tmp', 'packaged', `${suite}_${name}`)
  if (!existsSync(folder)) {
    const half = `${folder}.new`
    rmSync(half, { recursive: true, force: true })
    mkdirSync(dirname(folder), { recursive: true })
    const what = ['--variant=minbase', `--include=${name}`, suite, half, MIRROR]
    execFileSync('debootstrap', what, { stdio: ['ignore', 'ignore', 'inherit'] })
    renameSync(half, folder)
  }
  const [loader] = globSync('usr/lib/*-linux-gnu/ld-linux-*.so.*', { cwd: folder })
  const libraries = join(folder, dirname(loader!))
  return [join(folder, loader!), '--library-path', libraries, join(folder, path)]
}
