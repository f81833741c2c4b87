import { Honeypot as Field } from '@kontor/design-system/honeypot'

/** As `app/shared/http/honeypot.ts` reads it. */
const TRAP = 'website'

/** The field of a public form that only programs fill. */
export const Honeypot = ({ label }: { label: string }) => <Field name={TRAP} label={label} />

/** What a program typed there, to be sent along with the form's values. */
export const trapped = (form: HTMLFormElement) => ({
  [TRAP]: String(new FormData(form).get(TRAP) ?? ''),
})
