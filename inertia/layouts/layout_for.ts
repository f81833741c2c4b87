import { AccountLayout } from './account_layout'
import { AdminLayout } from './admin_layout'
import { PublicLayout } from './public_layout'

/** The frame of a page, found by its name, so that no page imports a frame. */
export function layoutFor(pageName: string) {
  if (pageName.includes('/admin/')) return AdminLayout
  if (pageName.startsWith('orders/') || pageName.startsWith('identity/account/')) {
    return AccountLayout
  }
  return PublicLayout
}
