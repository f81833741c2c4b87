import { useShared } from '~/hooks/use_shared'
import type { ApiDocsPage } from '../types'
import type { Caller } from './filled_call'

/** Who reads the page, and at which shop. */
export function useCaller(): Caller {
  const props = useShared() as ReturnType<typeof useShared> & Pick<ApiDocsPage, 'sessionCookie'>
  const { shop, user, sessionCookie } = props
  return { shop: shop.url, sessionCookie, userId: user?.id ?? null }
}
