/* The face of arrivals: the only file that others import. */
export {}
