import { ErrorPage } from '~/components/site/error_page'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ message?: string; requestId?: string | null }>

export default function Unavailable({ requestId }: Props) {
  return <ErrorPage name="unavailable" action="unavailable.again" href="/" requestId={requestId} />
}
