/** Calls whose pages say a failure in place: SIT-087 names them, and no toast covers their forms. */
const IN_PLACE = [
  ...['/my-account/change-password', '/sign-in', '/password', '/register', '/basket'],
  ...['/my-account/personal-data', '/save-user-details', '/accept-privacy-notice'],
  ...['/my-account/additional-emails', '/verifyEmail', '/api/v1/basket', '/api/v1/user-quota'],
]

export const isSaidInPlace = (path: string): boolean =>
  IN_PLACE.some((start) => path === start || path.startsWith(`${start}/`))
