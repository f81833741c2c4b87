import type { Resources } from './resources'

export type Namespace = keyof Resources

/** Modules whose pages show components of other modules, and what their staff pages say besides. */
const BORROWED: Partial<Record<string, Namespace[]>> = {
  'site': ['catalogue'],
  'site/use_cases': ['use_cases'],
  'site/contact': ['messages'],
  'site/contact_success': ['messages'],
  'site/subscription_request': ['messages'],
  'site/subscription_request_success': ['messages'],
  'site/table_demo': ['table_demo'],
  'catalogue': ['amounts'],
  'catalogue/products': ['coverage'],
  'catalogue/trials': ['trials'],
  'catalogue/samples': ['trials', 'samples'],
  'catalogue/downloads': ['downloads'],
  'catalogue/quotes': ['saved_quotes'],
  'identity/account': ['account'],
  'identity/admin': ['account'],
  'identity/verify_email': ['account'],
  'delivery/admin': ['tasks'],
  'delivery/verify': ['verify'],
  'delivery/public_download': ['links'],
  'orders/admin': ['invoices', 'statements', 'refunds', 'quota', 'quotas', 'links'],
  'billing': ['amounts', 'invoices', 'orders', 'orders_admin', 'payment', 'refunds', 'statements'],
  'basket': ['amounts', 'catalogue', 'identity', 'orders', 'payment', 'quota'],
  'orders/show': ['invoices', 'refunds', 'statements'],
  'orders': ['amounts', 'basket', 'catalogue', 'delivery', 'identity', 'orders_admin', 'payment'],
}

/** Modules whose words stand by topic, as borrowed. */
const BY_TOPIC = ['billing']

/** Namespaces that a page needs: those of its module, of modules it borrows from, and the shell's. */
export function namespacesOf(pageName: string): Namespace[] {
  const [module, place] = pageName.split('/')
  const borrowed = [module!, `${module}/${place}`].flatMap((name) => BORROWED[name] ?? [])
  const own = BY_TOPIC.includes(module!) ? [] : [module as Namespace]
  const rail: Namespace[] = pageName.includes('/admin/') ? ['admin'] : []
  return ['shell', 'consent', ...own, ...borrowed, ...rail]
}
