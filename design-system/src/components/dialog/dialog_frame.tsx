import * as Radix from '@radix-ui/react-dialog'
import { useInsertionEffect, useRef, type ReactNode, type RefObject } from 'react'
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider'
import { passOnStyleNonce } from '../../internal/style_nonce'
import { useOpener } from './use_opener'

export const DIALOG_SIZES = {
  s: 'sm:w-dialog',
  m: 'sm:w-column',
  l: 'sm:w-sheet',
}

/** Where it stands: what grows and shrinks while one types keeps its upper edge. */
const PLACES = { middle: 'm-auto', top: 'mx-auto mt-16 mb-auto' }

interface DialogFrameProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  size?: keyof typeof DIALOG_SIZES
  place?: keyof typeof PLACES
  /** An alert asks at once and is not dismissed by pressing beside it. */
  isAlert?: boolean
  /** What has the focus at first; otherwise the first field, or the first thing that takes it. */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** The window, its focus and its portal. The one place that knows Radix. */
export function DialogFrame(props: DialogFrameProps) {
  const { isOpen, onOpenChange, size = 's', place = 'middle', isAlert, initialFocus } = props
  const content = useRef<HTMLDivElement>(null)
  const opener = useOpener(isOpen)
  useInsertionEffect(passOnStyleNonce, [])
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-400 bg-scrim" />
        <Radix.Content
          ref={content}
          role={isAlert ? 'alertdialog' : 'dialog'}
          className={`${FRAME} ${PLACES[place]} ${DIALOG_SIZES[size]}`}
          onOpenAutoFocus={(event) => {
            opener.rememberAtLeast(document.activeElement)
            const first = initialFocus?.current ?? content.current?.querySelector(FIELD)
            if (!(first instanceof HTMLElement)) return
            event.preventDefault()
            first.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            opener.giveBack()
          }}
          onEscapeKeyDown={(event) => {
            if (hasOpenPopover(content.current)) event.preventDefault()
          }}
          onInteractOutside={(event) => {
            if (isAlert || isAboveDialog(event.target)) event.preventDefault()
          }}
        >
          {/* The modal layer takes every press outside it, so popovers live inside. */}
          <PortalProvider getContainer={() => content.current}>{props.children}</PortalProvider>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const FIELD = 'input:not([type=hidden], [tabindex="-1"]), select, textarea'

const FRAME = [
  'fixed inset-0 z-400 flex h-fit max-h-window w-window flex-col',
  'rounded-dialog border border-line-ink bg-raised text-ink shadow-float outline-none',
].join(' ')

// Radix hears Escape before the popover in the dialog does.
function hasOpenPopover(content: HTMLElement | null): boolean {
  return Boolean(content?.querySelector('[data-trigger][data-placement]'))
}

function isAboveDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-react-aria-top-layer]') !== null
}
