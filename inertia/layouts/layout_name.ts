/** The name of a page tells its frame, so that no page imports one. */
export function layoutNameOf(pageName: string): 'account' | 'admin' | 'public' {
  if (pageName.includes('/admin/')) return 'admin'
  if (pageName.startsWith('orders/') || pageName.startsWith('identity/account/')) return 'account'
  return 'public'
}
