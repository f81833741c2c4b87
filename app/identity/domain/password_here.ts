import { EMBEDDED_ISSUER } from '#identity/domain/embedded_issuer'

/** Whether the shop keeps the person's password: never for staff, nor for an outside provider. */
export const hasPasswordHere = ({
  isStaff,
  issuer,
}: {
  isStaff: boolean
  issuer: string | null
}): boolean => !isStaff && issuer === EMBEDDED_ISSUER
