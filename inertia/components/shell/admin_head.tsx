import { Head } from '@inertiajs/react'
import type { Crumb } from '@kontor/design-system/breadcrumbs'
import { Heading, Text } from '@kontor/design-system/text'
import type { ReactNode } from 'react'
import { AdminCrumbs } from './admin_crumbs'

interface AdminHeadProps {
  title: string
  /** Behind the administration, which all pages of staff lie in; none for those of the rail. */
  crumbs?: readonly Crumb[]
  /** What the page is for, in a sentence. */
  lead?: ReactNode
  /** The status, beside the title. */
  status?: ReactNode
  /** What can be done here, at the end of the line. */
  end?: ReactNode
}

/** Head of a staff page: the way to it, its title, how it stands. */
export function AdminHead({ title, crumbs, lead, status, end }: AdminHeadProps) {
  return (
    <>
      <Head title={title} />
      {crumbs ? <AdminCrumbs crumbs={crumbs} /> : <div className="pt-8" />}
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 pb-5">
        <Heading level={1} size="display-m-admin">
          {title}
        </Heading>
        {status}
        {end && (
          <div className="flex flex-wrap gap-2 self-center max-sm:w-full max-sm:pt-2 sm:ms-auto">
            {end}
          </div>
        )}
      </div>
      {lead && (
        <div className="pb-6">
          <Text tone="muted" measure>
            {lead}
          </Text>
        </div>
      )}
    </>
  )
}
