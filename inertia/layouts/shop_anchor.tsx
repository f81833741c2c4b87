import { Link } from '@inertiajs/react'
import type { ComponentPropsWithRef } from 'react'

/** The anchor of every link: pages of the shop change in place, all else the browser follows. */
export function ShopAnchor(props: ComponentPropsWithRef<'a'>) {
  const { href } = props
  if (!href?.startsWith('/') || props.download !== undefined || props.target) {
    return <a {...props} />
  }
  return <Link {...(props as ComponentPropsWithRef<typeof Link>)} />
}
