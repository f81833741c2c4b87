import { lazy, Suspense, type ComponentType } from 'react'

/** Windows come with the first question: no page waits for what may never be asked. */
export const Dialog = late(async () => (await import('@kontor/design-system/dialog')).Dialog)
export const ConfirmDialog = late(
  async () => (await import('@kontor/design-system/confirm_dialog')).ConfirmDialog
)

function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() })) as ComponentType<Props>
  return (props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}
