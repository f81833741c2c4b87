import { spawnSync } from 'node:child_process'
import { ROOT } from '../paths.ts'

/** Files that differ from where this branch left the other one, whether committed or not. */
export function changedFiles(ref: string): string[] {
  const base = git('merge-base', ref, 'HEAD')[0]!
  return [
    ...git('diff', '--name-only', '--no-renames', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
}

function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout.split('\n').filter(Boolean)
}
