export type BookingLinkProps = { url: string; label: string };

/** Leads to the firm's calendar at another company, whose host it names. */
export function BookingLink({ url, label }: BookingLinkProps) {
  return <a href={url}>{`${label} (${new URL(url).hostname})`}</a>;
}
