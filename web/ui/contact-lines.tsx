import { Mail, Phone } from 'lucide-react';
import { textLinkStyle } from './text-link-style.ts';

interface ContactLinesProps {
  /** Neither where the reader may not know it. */
  email: string | null | undefined;
  phone: string | null | undefined;
}

/** The ways to reach somebody, as far as the reader may know them. */
export function ContactLines({ email, phone }: ContactLinesProps) {
  return (
    <>
      {email && <Line icon={Mail} href={`mailto:${email}`} text={email} />}
      {phone && <Line icon={Phone} href={`tel:${phone}`} text={phone} />}
    </>
  );
}

function Line({ icon: Icon, href, text }: { icon: typeof Mail; href: string; text: string }) {
  return (
    <p className="flex min-w-0 items-center gap-2 text-13">
      <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-ink-soft" />
      <a
        href={href}
        className={`${textLinkStyle} inline-flex min-w-0 items-center wrap-anywhere pointer-coarse:min-h-11`}
      >
        <bdi>{text}</bdi>
      </a>
    </p>
  );
}
