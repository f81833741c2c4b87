import { AccountLayout } from './account_layout'
import { AdminLayout } from './admin_layout'
import { layoutNameOf } from './layout_name'
import { PublicLayout } from './public_layout'

const LAYOUTS = { account: AccountLayout, admin: AdminLayout, public: PublicLayout }

/** The frame of a page. */
export const layoutFor = (pageName: string) => LAYOUTS[layoutNameOf(pageName)]
