/** Said of every call that gives, copies, changes or takes away what somebody has. */
export const REASON_KEPT = 'The reason stands in the history.'
