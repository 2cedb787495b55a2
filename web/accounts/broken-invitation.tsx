import { to } from '#web/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { StepHead } from './step-head.tsx';

interface BrokenInvitationProps {
  texts: Readonly<Record<'title' | 'lede' | 'toHome', string>>;
}

/** A link that no longer works, or that is not for whoever followed it. */
export const BrokenInvitation = ({ texts }: BrokenInvitationProps) => (
  <>
    <StepHead title={texts.title}>{texts.lede}</StepHead>
    <LinkButton variant="primary" size="large" className="w-full" to={to('home')}>
      {texts.toHome}
    </LinkButton>
  </>
);
