import { ErrorPage } from '~/components/site/error_page'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ message?: string; requestId?: string | null }>

export default function Forbidden({ requestId }: Props) {
  return <ErrorPage name="forbidden" action="forbidden.home" href="/" requestId={requestId} />
}
