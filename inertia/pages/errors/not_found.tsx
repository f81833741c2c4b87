import { ErrorPage } from '~/components/site/error_page'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ message?: string; requestId?: string | null }>

export default function NotFound({ requestId }: Props) {
  return (
    <ErrorPage
      name="not_found"
      action="not_found.products"
      href="/products"
      requestId={requestId}
    />
  )
}
