/** Arabic is marked as Arabic, so that it is read, set and searched as such. */
export function Arabic({ children }: { children: string }) {
  return (
    <span lang="ar" dir="rtl">
      {children}
    </span>
  )
}
