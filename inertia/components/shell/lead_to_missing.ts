import type { MouseEvent } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

/** Pressed while it is gated, an action leads to the field of its form that is wrong, else to the first empty one. */
export function leadToMissing({ currentTarget }: MouseEvent<HTMLElement>) {
  const form = currentTarget.closest('form, [role="dialog"], section')
  const all = form?.querySelectorAll<Field>('input:not([type="hidden"], [type="radio"]), textarea')
  const fields = [...(all ?? [])].filter((field) => !field.disabled && !field.readOnly)
  const missing = fields.find(isWrong) ?? fields.find(isEmpty)
  missing?.focus()
}

/** Leads the focus to the first thing that can be filled in or pressed at a place of this page. */
export function leadTo(id: string) {
  const place = document.getElementById(id)
  place?.scrollIntoView({ block: 'center' })
  place?.querySelector<HTMLElement>('input, textarea, [role="spinbutton"], button, a')?.focus()
}

const isWrong = (field: Field) => field.closest('[aria-invalid="true"]') !== null
const isEmpty = (field: Field) =>
  'checked' in field && field.type === 'checkbox' ? !field.checked : field.value.trim() === ''
