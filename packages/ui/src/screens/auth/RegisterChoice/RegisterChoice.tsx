import { ArrowRight, ClipboardPlus, Stethoscope, type IconNode } from 'lucide';
import { useId } from 'react';
import styled from 'styled-components';
import { PageHeading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Grid, Page, Stack } from '../../../components/Stack/Stack.tsx';
import { registerChoice } from '../../../messages/en/registerChoice.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import { color, font, motion, radius, space, type } from '../../../theme/theme.ts';

const Choice = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${space[1]} ${space[4]};
  align-items: center;
  block-size: 100%;
  padding: ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  transition: border-color ${motion.control};
  &:hover {
    border-color: ${color.primary};
  }

  /* The whole card is the link's target. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }
  > svg {
    color: ${color.primary};
  }
  > svg:dir(rtl) {
    scale: -1 1;
  }
`;

const Badge = styled.span`
  display: grid;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  /* Visible only in forced-colors mode, which removes the background. */
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};
`;

const Name = styled.h2`
  font-weight: ${font.weight.bold};
  ${type.h3}
`;

const About = styled.p`
  grid-column: 1 / -1;
  align-self: start;
  margin-block-start: ${space[2]};
  color: ${color.textMuted};
`;

export interface RegisterChoiceScreenProps {
  /** URL of the registration for doctors. */
  doctorHref: string;
  /** URL of the registration for patients. */
  patientHref: string;
  /** URL of the log-in page. */
  loginHref: string;
}

/** Asks which kind of account to create: doctor or patient. */
export function RegisterChoiceScreen({
  doctorHref,
  patientHref,
  loginHref,
}: RegisterChoiceScreenProps) {
  const t = useMessages('registerChoice', registerChoice);
  return (
    <Page width="narrow">
      <Stack gap={5}>
        <PageHeading lead={t.lead}>{t.title}</PageHeading>
        <Grid as="ul" minColumn="19rem">
          <AccountChoice
            icon={ClipboardPlus}
            name={t.patient}
            about={t.aboutPatient}
            href={patientHref}
          />
          <AccountChoice
            icon={Stethoscope}
            name={t.doctor}
            about={t.aboutDoctor}
            href={doctorHref}
          />
        </Grid>
        <p>{t.haveAccount({ link: (content) => <Link href={loginHref}>{content}</Link> })}</p>
      </Stack>
    </Page>
  );
}

interface AccountChoiceProps {
  icon: IconNode;
  name: string;
  about: string;
  href: string;
}

function AccountChoice({ icon, name, about, href }: AccountChoiceProps) {
  const aboutId = useId();
  return (
    <li>
      <Choice>
        <Badge>
          <Icon icon={icon} size={24} />
        </Badge>
        <Name>
          <Link variant="quiet" href={href} aria-describedby={aboutId}>
            {name}
          </Link>
        </Name>
        <Icon icon={ArrowRight} size={24} />
        <About id={aboutId}>
          <bdi>{about}</bdi>
        </About>
      </Choice>
    </li>
  );
}
