/* The face of reports: the only file that others import. */
export {}
