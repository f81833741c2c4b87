import { MAY_USE } from '../../eslint.boundaries.js'

const USES: Record<string, readonly string[]> = MAY_USE

/** Every module, in the order in which the table of allowed imports names them. */
export const MODULES = Object.keys(USES)

/**
 * What a module's tests may stand on: the module, what it may import, and what those may. People and
 * their sign-in are everybody's ground, and so is the kernel.
 */
export function groundOf(module: string): Set<string> {
  const ground = new Set(['shared', 'identity', module])
  for (const one of ground) for (const used of USES[one] ?? []) ground.add(used)
  return ground
}
