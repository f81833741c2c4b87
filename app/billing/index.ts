/** The face of billing: the only file that others import. */
export {}
