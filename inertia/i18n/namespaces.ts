import type { Resources } from './resources'

export type Namespace = keyof Resources

/** Modules whose pages show components of other modules. */
const BORROWED: Partial<Record<string, Namespace[]>> = {
  site: ['catalogue'],
  basket: ['catalogue', 'identity'],
  orders: ['basket', 'catalogue', 'delivery', 'identity'],
}

/** Namespaces that a page needs: those of its module, of modules it borrows from, and the shell's. */
export function namespacesOf(pageName: string): Namespace[] {
  const module = pageName.split('/')[0]!
  return ['shell', module as Namespace, ...(BORROWED[module] ?? [])]
}
